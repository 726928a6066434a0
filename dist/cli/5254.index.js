module.exports = require("../main/5254.index.js");
