module.exports = require("../main/9256.index.js");
