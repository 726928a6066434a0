const found = process.versions.node;
if (Number.parseInt(found, 10) >= 24) require("../chunks/index.js").main();
else {
  process.stdout.write(`::error::This action needs Node 24 or later, and this is Node ${found}, so nothing was sent: use a runner that has it, or with act and Gitea an image of the job that does.\n`);
  process.exitCode = 2;
}
