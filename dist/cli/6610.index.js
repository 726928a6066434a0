module.exports = require("../main/6610.index.js");
