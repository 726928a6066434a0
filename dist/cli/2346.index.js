module.exports = require("../main/2346.index.js");
