module.exports = require("../main/8823.index.js");
