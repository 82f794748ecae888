// Something that may be refused: whether it is under way, and in words why it failed.
import { wordsOf } from "./refusals";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  async run(work: () => unknown): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }
}
