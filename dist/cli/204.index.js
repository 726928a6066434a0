module.exports = require("../main/204.index.js");
