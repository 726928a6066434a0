module.exports = require("../main/1592.index.js");
