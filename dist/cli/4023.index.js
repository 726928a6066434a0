module.exports = require("../main/4023.index.js");
