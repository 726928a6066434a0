module.exports = require("../main/128.index.js");
