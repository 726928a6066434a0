module.exports = require("../main/8495.index.js");
