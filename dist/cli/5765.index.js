module.exports = require("../main/5765.index.js");
