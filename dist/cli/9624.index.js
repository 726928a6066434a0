module.exports = require("../main/9624.index.js");
