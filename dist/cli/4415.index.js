module.exports = require("../main/4415.index.js");
