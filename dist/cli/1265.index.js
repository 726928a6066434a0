module.exports = require("../main/1265.index.js");
