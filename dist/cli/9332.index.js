module.exports = require("../main/9332.index.js");
