module.exports = require("../main/9329.index.js");
