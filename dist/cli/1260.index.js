module.exports = require("../main/1260.index.js");
