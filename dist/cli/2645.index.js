module.exports = require("../main/2645.index.js");
