module.exports = require("../main/6304.index.js");
