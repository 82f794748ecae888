// An operation that may be refused: whether it is running, and why it failed, in words.
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
