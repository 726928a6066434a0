module.exports = require("../main/156.index.js");
