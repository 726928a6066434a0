module.exports = require("../main/7885.index.js");
