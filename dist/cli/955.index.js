module.exports = require("../main/955.index.js");
