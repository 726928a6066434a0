module.exports = require("../main/2785.index.js");
