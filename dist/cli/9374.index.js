module.exports = require("../main/9374.index.js");
