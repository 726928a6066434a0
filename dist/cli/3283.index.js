module.exports = require("../main/3283.index.js");
