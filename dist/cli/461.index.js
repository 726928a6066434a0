module.exports = require("../main/461.index.js");
