// Generates src/wire.ts from the server's types: `make wire`
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));

for (const part of Object.values(schema.$defs)) {
  if (part.type === "object" && part.properties !== undefined) part.additionalProperties = false;
}
schema.required = Object.keys(schema.properties);
schema.additionalProperties = false;
const text = await compile(schema, "Wire", {
  bannerComment: "// Made by scripts/types.mjs from the server's types; do not edit.",
  format: false,
  unreachableDefinitions: true,
});
// Remove the comments that say where each type is used.
const short = text
  .replaceAll(
    / \*( \n \*)? This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
    "",
  )
  .replaceAll(/\/\*\*\n \*\/\n/g, "")
  .replaceAll(/ \* \n/g, "");
process.stdout.write(short);
