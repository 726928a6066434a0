module.exports = require("../main/3336.index.js");
