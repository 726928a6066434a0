module.exports = require("../main/2911.index.js");
