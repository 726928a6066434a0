module.exports = require("../main/5878.index.js");
