module.exports = require("../main/8718.index.js");
