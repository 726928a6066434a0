module.exports = require("../main/6666.index.js");
