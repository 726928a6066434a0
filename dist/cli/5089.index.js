module.exports = require("../main/5089.index.js");
