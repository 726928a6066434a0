module.exports = require("../main/8395.index.js");
