module.exports = require("../main/8082.index.js");
