module.exports = require("../main/267.index.js");
