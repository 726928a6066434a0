module.exports = require("../main/4156.index.js");
