module.exports = require("../main/2663.index.js");
