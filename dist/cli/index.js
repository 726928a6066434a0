#!/bin/sh
":" //; for word do set -- "$@" "=$word"; shift; done; exec node -- "$0" "$@"
process.argv = process.argv.map((word, nth) => (nth < 2 ? word : word.replace(/^=/, "")));
const found = process.versions.node;
if (Number.parseInt(found, 10) >= 24) require("../chunks/index.js").cli();
else {
  process.stderr.write(`site-deploy needs Node 24 or later, and this is Node ${found}. Nothing was sent.
Install it, or use a container such as node:24. On Linux x64, npm ci in the checkout brings it as node_modules/.bin/node.\n`);
  process.exitCode = 2;
}
