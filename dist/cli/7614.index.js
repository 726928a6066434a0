module.exports = require("../main/7614.index.js");
