module.exports = require("../main/7876.index.js");
