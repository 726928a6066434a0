module.exports = require("../main/5387.index.js");
